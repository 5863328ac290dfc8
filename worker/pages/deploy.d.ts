/** What the build knows of itself; written by `scripts/build/deploy-plugin.ts`. */
declare module 'virtual:deploy' {
  interface Deploy {
    /** Part of every cache key and of every answer, so that neither side trusts another deploy's. */
    id: string
    noncePlaceholder: string
    operationPlaceholder: string
    stylesheet: string
    entry: string
    /** Files that the entry needs before it can run. */
    entryImports: readonly string[]
    /** Files of each page's chunk, without those of the entry. */
    pageChunks: Readonly<Record<string, readonly string[]>>
    /** True under `npm run dev`. */
    devServer: boolean
  }
  export const deploy: Deploy
}
