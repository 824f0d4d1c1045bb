// The shapes of the eight badges, around a middle of 0, 0 with a reach of 10.
const SHAPES = [
  "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0", // circle
  "M-8-8h16v16h-16z", // square
  "M-9-5l9-5 9 5v10l-9 5-9-5z", // hexagon
  "M0-10l9 10-9 10-9-10z", // diamond
  "M-8-9h16v9c0 5-4 8-8 10c-4-2-8-5-8-10z", // shield
  "M0-10l10 18h-20z", // triangle
  "M0-10l2.900 6.400 6.900.700-5.100 4.600 1.500 6.800L0 5l-6.200 3.500 1.500-6.800-5.100-4.600 6.900-.700z", // star
  "M-4-9h8l5 5v8l-5 5h-8l-5-5v-8z", // octagon
];

export function shapeOf(badge: number): string {
  return SHAPES[badge % SHAPES.length] as string;
}
