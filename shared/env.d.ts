/** As the build and the tests define it: whether this is the worker's code. */
interface ImportMeta {
  readonly env: { readonly SSR: boolean }
}
