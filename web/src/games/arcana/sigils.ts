// Which drawing stands for which Golem: no two share one. A card that is new to us gets a rune, drawn from its name.

/** symbols/Sigils.svelte has the drawings of these cards. */
export const SIGILS: Record<string, string> = {
  "blood-channeler": "drop",
  "bone-ballista-construct": "ballista",
  "bone-cathedral": "arch",
  "bone-fiend": "skull",
  "brambled-widow": "web",
  bramblehorn: "antler",
  "burrow-claw": "claw",
  "carapace-brute": "beetle",
  "carrion-raptor": "wing",
  "charred-demon": "flame",
  "charred-lion": "paw",
  "charred-viper": "fangs",
  "corpse-collector": "scythe",
  "crimson-mesa": "tower",
  "crypt-tick": "tick",
  "devil-djinn": "mask",
  "dune-viper": "snake",
  elderwood: "tree",
  "ember-cairn-construct": "cairn",
  "fen-lord": "crown",
  "fire-ram": "ram",
  "gilded-blight": "coins",
  "gilded-plague": "gem",
  "growling-phalanx": "shield",
  "honor-ram": "hammer",
  "honor-sentinel": "chevrons",
  "horned-blight": "bull",
  "idol-of-the-old-khan-construct": "idol",
  "jade-ram": "spiral",
  "jade-sentinel": "helm",
  jagara: "cat",
  "marrow-witch": "eye",
  "mirror-obelisk-construct": "obelisk",
  "necrotic-fencer": "sword",
  "oath-bramble": "blossom",
  "oath-warden": "key",
  "plague-bringer": "fly",
  "relentless-brute": "fist",
  "sand-lion": "lion",
  "sand-widow": "spider",
  "storm-weaver": "storm",
  "terra-naga": "cobra",
  thornbeast: "thorn",
  valkali: "sun",
  "vigilant-sentinel": "lantern",
  "weeping-totem-construct": "totem",
  "wildwood-dryad": "leaf",
  "winged-preserver": "feather",
  woodguard: "acorn",
};

const HEADS = ["M0-8V-12", "M-3.5-8a3.5 3.5 0 0 1 7 0Z", "M-5-12 0-8 5-12", "M0-8-3.5-10 0-12 3.5-10Z", "M-6-10.5H6"];
const FEET = ["M0 8V12", "M-6 10.5H6", "M-5 12 0 8 5 12", "M-3.5 8a3.5 3.5 0 0 0 7 0Z"];
const LEVELS = [-5, 0, 5];
const BRANCHES: ((y: number) => string)[] = [
  () => "",
  (y) => `M-9 ${y}H9`,
  (y) => `M-8 ${y - 4}L0 ${y}L8 ${y - 4}`,
  (y) => `M-8 ${y + 4}L0 ${y}L8 ${y + 4}`,
  (y) => `M-9 ${y - 3}Q0 ${y + 4} 9 ${y - 3}`,
  (y) => `M-9 ${y + 3}Q0 ${y - 4} 9 ${y + 3}`,
];

/** A rune for a card without a drawing: the same everywhere, and hardly ever that of another card. */
export function runeOf(card: string): string {
  let rest = [...card].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0, 0x811c9dc5);
  const drawn = <T>(some: readonly T[]): T => {
    const found = some[rest % some.length]!;
    rest = Math.floor(rest / some.length);
    return found;
  };
  return ["M0-8V8", drawn(HEADS), drawn(FEET), ...LEVELS.map((y) => drawn(BRANCHES)(y))].join("");
}
