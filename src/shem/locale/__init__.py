"""The catalogues: every sentence that a person reads, in English and German; the rules speak in codes."""
