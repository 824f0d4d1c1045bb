// Banners as the server keeps them.
import { request } from "../../lib/api";
import type { Banner, KeptId } from "../../types";

export interface KeptBanner {
  id: string;
  data: Banner;
}

const PATH = "/documents/banner";

export const banners = async (): Promise<KeptBanner[]> => (await request<{ documents: KeptBanner[] }>("GET", PATH)).documents;
export const add = (banner: Banner): Promise<KeptId> => request("POST", PATH, banner);
export const change = (id: string, banner: Banner): Promise<KeptId> => request("PUT", `${PATH}/${encodeURIComponent(id)}`, banner);
export const remove = (id: string): Promise<void> => request("DELETE", `${PATH}/${encodeURIComponent(id)}`);
