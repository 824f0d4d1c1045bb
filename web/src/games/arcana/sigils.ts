// Which drawing stands for which Golem. A card that is new to us gets one by its words, else its Arcanum's.

export const CARDS: Record<string, string> = {
  "blood-channeler": "drop",
  "bone-cathedral": "arch",
  "bone-fiend": "skull",
  "brambled-widow": "web",
  bramblehorn: "antler",
  "burrow-claw": "claw",
  "carapace-brute": "beetle",
  "carrion-raptor": "wing",
  "charred-demon": "flame",
  "corpse-collector": "scythe",
  "crimson-mesa": "tower",
  "crypt-tick": "tick",
  "devil-djinn": "mask",
  "dune-viper": "snake",
  elderwood: "tree",
  "fen-lord": "crown",
  "fire-ram": "ram",
  "gilded-blight": "coins",
  "gilded-plague": "gem",
  "growling-phalanx": "shield",
  "horned-blight": "bull",
  "jade-ram": "spiral",
  "jade-sentinel": "helm",
  jagara: "cat",
  "marrow-witch": "eye",
  "necrotic-fencer": "sword",
  "plague-bringer": "fly",
  "relentless-brute": "fist",
  "sand-lion": "lion",
  "sand-widow": "spider",
  "storm-weaver": "storm",
  "terra-naga": "cobra",
  thornbeast: "thorn",
  valkali: "sun",
  "vigilant-sentinel": "lantern",
  "wildwood-dryad": "leaf",
  "winged-preserver": "feather",
  woodguard: "acorn",
};

const WORDS: [RegExp, string][] = [
  [/viper|naga|serpent|snake/, "snake"],
  [/widow|spider|weaver/, "spider"],
  [/ram\b|goat/, "ram"],
  [/raptor|wing|hawk|bird|eagle/, "wing"],
  [/wood|tree|dryad|oak|root/, "tree"],
  [/bone|skull|grave|crypt/, "skull"],
  [/fire|flame|char|ember|demon/, "flame"],
  [/storm|thunder|bolt/, "bolt"],
  [/claw|talon/, "claw"],
  [/lion|sun/, "lion"],
  [/thorn|bramble/, "thorn"],
  [/horn|stag/, "antler"],
  [/brute|giant/, "fist"],
  [/lord|king|queen/, "crown"],
];

const ARCANA: Record<string, string> = { durani: "gem", gudanna: "lion", urugal: "drop", zikia: "tree" };

/** The name of a Golem's drawing in symbols/Sigils.svelte. */
export function sigilOf(card: string, arcanum = "", construct = false): string {
  if (construct) return "cog";
  const known = CARDS[card];
  if (known) return known;
  for (const [pattern, sigil] of WORDS) if (pattern.test(card)) return sigil;
  return ARCANA[arcanum] ?? "mask";
}
