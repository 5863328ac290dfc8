import { styled } from './theme.ts'

/** A page of text, with the links to its sections beside it on wide screens. */
export const Article = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xl',
  paddingBlock: '$s $xxl',
  '& details': { borderBottom: '1px solid $line' },
  '& details + details': { marginTop: 0 },
  '& summary': {
    minHeight: '$control',
    paddingBlock: '$m',
    fontWeight: '$semibold',
    cursor: 'pointer',
    '@hover': { '&:hover': { color: '$accent' } },
  },
  '& details > :last-child': { paddingBottom: '$l' },
  variants: {
    sections: {
      beside: {
        '@lg': {
          gridTemplateColumns: '$sizes$aside minmax(0, 1fr)',
          columnGap: '$xxxl',
          alignItems: 'start',
        },
      },
      none: {},
    },
  },
  defaultVariants: { sections: 'none' },
})

/** The links to the sections of a subject: in rows on phones, in a column beside the text on wide screens. */
export const SectionLinks = styled('nav', {
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '$s' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '$control',
    paddingInline: '$l',
    border: '1px solid $line',
    borderRadius: '$pill',
    backgroundColor: '$surface',
    textDecoration: 'none',
    '@hover': { '&:hover': { borderColor: '$action' } },
  },
  '& [aria-current]': { borderColor: '$action', fontWeight: '$semibold' },
  '@lg': {
    position: 'sticky',
    top: '7rem',
    '& ul': { display: 'grid', gap: 0, borderTop: '1px solid $line' },
    '& a': {
      paddingInline: '$m',
      border: 0,
      borderBottom: '1px solid $line',
      borderRadius: 0,
      backgroundColor: 'transparent',
    },
    '& [aria-current]': {
      borderColor: '$line',
      boxShadow: 'inset 3px 0 $colors$accentLine',
    },
  },
})
