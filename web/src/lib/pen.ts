/** The battle that a pen touches, for the annex that reads pens; what it has besides its game, that annex knows. */
export const pen: { table: ({ game: string } & Record<string, unknown>) | null } = { table: null };
