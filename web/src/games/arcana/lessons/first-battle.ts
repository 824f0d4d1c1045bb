// The guided first battle. Its set-up: content/packs/lessons/scenarios/first-battle.yaml, where the Viper is figure 0 and the Blight
// figure 2; the flag lies in Region 8.
import type { Lesson } from "./lesson";

const VIPER = 0;
const BLIGHT = 2;
const FLAG = 8;
const WALK = 0;
const VOLLEY = 1;

export const firstBattle: Lesson = {
  steps: [
    { id: "goal", prompts: [{ text: "page-lesson-first-goal", points: [{ region: FLAG }], until: { region: FLAG } }] },
    {
      id: "move",
      told: ["moved", "charged"],
      needs: { abilities: ["0/0"] },
      otherwise: [
        { needs: { abilities: ["1/0"] }, text: "page-lesson-first-move-other" },
        { text: "page-lesson-first-no-move", read: "later" },
      ],
      prompts: [
        {
          text: "page-lesson-first-walk",
          points: [{ ability: WALK, of: VIPER }, { figure: VIPER }],
          until: { golem: VIPER, slot: WALK },
        },
        { text: "page-lesson-first-go", points: [{ part: "gold" }, { region: FLAG }] },
      ],
    },
    {
      id: "attack",
      told: ["attacked", "charged"],
      needs: { abilities: ["0/1"] },
      otherwise: [
        { needs: { abilities: ["0/2", "1/1", "1/2"] }, text: "page-lesson-first-aim-other" },
        { needs: { abilities: ["0/0", "1/0"] }, text: "page-lesson-first-closer", read: "later" },
        { text: "page-lesson-first-no-attack", read: "later" },
      ],
      prompts: [
        {
          text: "page-lesson-first-aim",
          points: [
            { figure: BLIGHT, when: { golem: VIPER, slot: VOLLEY } },
            { ability: VOLLEY, of: VIPER },
            { figure: VIPER },
          ],
          until: { armed: true },
        },
        { text: "page-lesson-first-preview", points: [{ part: "tally" }], read: true },
        { text: "page-lesson-first-strike", points: [{ part: "gold" }, { figure: BLIGHT }] },
      ],
    },
    { id: "dice", after: ["attacked", "charged"], prompts: [{ text: "page-lesson-first-dice", points: [], read: true }] },
    {
      id: "cooldown",
      after: ["moved", "attacked", "charged"],
      needs: { told: ["attacked/0/1"] },
      otherwise: [{ text: "page-lesson-first-cooldown-other", read: "done" }],
      prompts: [
        { text: "page-lesson-first-cooldown", points: [{ ability: VOLLEY, of: VIPER }, { figure: VIPER }], read: true },
      ],
    },
    {
      id: "mana",
      told: ["cursed", "blessed", "miracle"],
      needs: { mana: 6 },
      otherwise: [{ text: "page-lesson-first-no-mana", read: "later" }],
      prompts: [
        {
          text: "page-lesson-first-mana",
          points: [
            { part: "gold" },
            { figure: BLIGHT, when: { power: true } },
            { part: "power" },
            { part: "ancients" },
          ],
        },
      ],
    },
    {
      id: "end",
      told: ["turn-ended"],
      prompts: [{ text: "page-lesson-first-end", points: [{ part: "gold" }, { part: "end" }] }],
    },
  ],
  wait: "page-lesson-first-wait",
  on: "page-lesson-first-on",
  over: { won: "page-lesson-first-won", lost: "page-lesson-first-lost", drawn: "page-lesson-first-drawn" },
};
