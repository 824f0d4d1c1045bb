export default {
  compilerOptions: {
    runes: true,
    // Shorter than Svelte's own: they stand in every element, and nothing packs them.
    cssHash: ({ hash, css, filename }) => `s${hash(filename?.replace(/^.*\/src\//, "") ?? css).slice(0, 5)}`,
  },
};
