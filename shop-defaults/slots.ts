/** Components for named places of the core's pages, one export for each place: `docs/your-shop.md` lists them. */
export {}
