// Makes Node read `#shop/…` from the folder that the variable SHOP names, and files that it lacks from `shop-defaults/`.
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const folders = [process.env.SHOP || 'shop', 'shop-defaults']

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('#shop/')) return next(specifier, context)
    const files = folders.map((folder) => resolve(root, folder, specifier.slice('#shop/'.length)))
    return next(pathToFileURL(files.find((file) => existsSync(file)) ?? files[0]).href, context)
  },
})
