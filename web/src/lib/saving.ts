// A match is taken along as a file.
import { toast } from "./announce.svelte";
import { api, Failure } from "./api";
import { download } from "./text";
import { t } from "./words.svelte";

/** Keep a match's file, or say what stands against it: while others play along, it would tell their secrets. */
export async function saveMatch(id: string): Promise<void> {
  try {
    download(`${id}.jsonl`, await api.file(id));
  } catch (error) {
    toast((error instanceof Failure && error.message) || t("page-error-offline"), "bad");
  }
}
