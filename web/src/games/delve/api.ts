// What a new quest asks the server.
import { request } from "../../lib/api";
import type { DelveListing } from "./shapes";

export const listing = () => request<DelveListing>("GET", "/games/delve/listing");
