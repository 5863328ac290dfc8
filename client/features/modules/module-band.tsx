import type { ReactNode } from 'react'

import { Inset } from '../../ui/inset.tsx'
import { Page, Section } from '../../ui/layout.tsx'
import type { ModuleProps } from './module.ts'

interface ModuleBandProps {
  position: ModuleProps['position']
  ground?: 'none' | 'shade'
  children: ReactNode
}

/** The space around a module: a section of the page, or nothing inside other content. */
export function ModuleBand({ position, ground = 'none', children }: ModuleBandProps) {
  if (position === 'inset') return <Inset>{children}</Inset>
  return (
    <Section ground={ground}>
      <Page>{children}</Page>
    </Section>
  )
}
