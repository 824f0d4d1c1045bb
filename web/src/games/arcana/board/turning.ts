// A turned board has every place a quarter to the right; nothing that draws it knows of it but the letters at its edges.
import type { ArcanaHead, ArcanaScene } from "../../../types";
import { quarter } from "./geometry";

/** Whether the board shows larger turned: its long side along the window's. */
export function turnedBest({ columns, rows }: ArcanaHead, landscape: boolean): boolean {
  return landscape ? rows > columns : columns > rows;
}

export function turnedHead(head: ArcanaHead): ArcanaHead {
  const { rows } = head;
  return {
    ...head,
    columns: rows,
    rows: head.columns,
    regions: head.regions.map((region) => ({ ...region, at: quarter(region.at, rows) })),
    tiles: head.tiles.map((tile) => ({ ...tile, at: quarter(tile.at, rows, 3) })),
  };
}

/** rows: of the board before it was turned. */
export function turnedScene(scene: ArcanaScene, rows: number): ArcanaScene {
  if (!scene.regions.length) return scene;
  return { ...scene, regions: scene.regions.map((region) => ({ ...region, at: quarter(region.at, rows) })) };
}
