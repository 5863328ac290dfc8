import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { componentTypeFiles } from './component-types.ts'
import { modules, SHOP_CARTRIDGE, SHOP_METADATA } from './declarations.ts'
import { metadataFiles, shopMetadataFiles } from './metadata.ts'
import { aspectTypeFiles, pageTypeFiles } from './page-types.ts'

const CORE_CARTRIDGE = 'app_vitrine'

/** The text of every generated file by its path from `cartridges/`. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...coreCartridge(), ...shopCartridge(), ...metadataFiles(), ...shopMetadataFiles()].map(
      ([path, content]) => [
        path,
        typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
      ],
    ),
  )

type Files = [path: string, content: string | object][]

const inCartridge = (folder: string, files: Files): Files =>
  files.map(([path, content]) => [`${folder}/${path}`, content])

const coreCartridge = () =>
  inCartridge(CORE_CARTRIDGE, [
    ...componentTypeFiles(modules.core, '~'),
    ...pageTypeFiles(modules.core, '~'),
    ...aspectTypeFiles(),
  ])

/**
 * The retailer's modules, and the pages that take them besides those of the core. The cartridge precedes `app_vitrine` on
 * the cartridge path, so its pages replace those of the same name, and it uses the scripts of `app_vitrine`.
 */
function shopCartridge() {
  if (modules.shop.length === 0) return []
  const project = readFileSync(
    resolve(import.meta.dirname, `../${CORE_CARTRIDGE}/.project`),
    'utf8',
  )
  return inCartridge(SHOP_CARTRIDGE, [
    ['.project', project.replace(CORE_CARTRIDGE, 'app_shop')],
    ...componentTypeFiles(modules.shop, '*'),
    ...pageTypeFiles([...modules.core, ...modules.shop], '*'),
  ])
}

/** Files below these folders are all generated. */
export const GENERATED_FOLDERS = [
  `${CORE_CARTRIDGE}/cartridge/experience/aspects`,
  `${CORE_CARTRIDGE}/cartridge/experience/components`,
  `${CORE_CARTRIDGE}/cartridge/experience/pages`,
  'metadata/meta',
  SHOP_CARTRIDGE,
  SHOP_METADATA,
]
