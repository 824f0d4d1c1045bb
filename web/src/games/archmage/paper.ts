// What cardboard is drawn with: loaded with the table by who prints it.
export { ARTIFACTS, KINDS, PHASES } from "./signs";
