// Makes Node read `#shop/…` from the folder that the variable SHOP names. `package.json` names the default one.
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = resolve(import.meta.dirname, '..', process.env.SHOP || 'shop')

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('#shop/')) return next(specifier, context)
    return next(pathToFileURL(resolve(folder, specifier.slice('#shop/'.length))).href, context)
  },
})
