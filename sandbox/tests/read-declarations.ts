import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { TestProject } from 'vitest/node'

import { type SdkDeclarations, sdkDeclarations } from './sdk-declarations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sdkDeclarations: SdkDeclarations
  }
}

/** Reads the declarations of the installed SDK once for all test files. */
export async function setup(project: TestProject) {
  const text = await readFile(DECLARATIONS, 'utf8')
  project.provide('sdkDeclarations', sdkDeclarations(text))
}

const DECLARATIONS = createRequire(import.meta.url).resolve(
  'commerce-sdk-isomorphic/lib/index.cjs.d.ts',
)
