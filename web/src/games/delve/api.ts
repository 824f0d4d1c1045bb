// What a new quest asks the server.
import { request } from "../../lib/api";
import type { DelveListing } from "../../types";

export const listing = () => request<DelveListing>("GET", "/games/delve/listing");
