import { film } from '../ui/mixins.ts'
import { styled } from '../ui/theme.ts'

/** The beginning of a page with a picture, and its words beside it where both have room. */
export const Lead = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  marginBottom: '$xl',
  borderRadius: '$medium',
  overflow: 'hidden',
  backgroundColor: '$shade',
  '& .picture': {
    position: 'relative',
    flex: '5 1 22rem',
    minWidth: 0,
    aspectRatio: '4 / 3',
    backgroundColor: '$groundPlain',
    '@md': { aspectRatio: '16 / 9' },
  },
  '& .picture:has(video)': { ...film, flex: '5 1 22rem' },
  '& .picture :is(img, video)': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  '& .words': {
    flex: '4 1 22rem',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '$m',
    minWidth: 0,
    padding: 'clamp(1.25rem, 4vw - 0.75rem, $space$xxxl)',
  },
  // In one line, also in French, beside the picture.
  '& h1': { fontSize: 'clamp(1.75rem, 0.9rem + 1.75vw, 2.5rem)', textWrap: 'balance' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '$m', marginTop: '$s' },
  '& .ways:empty': { display: 'none' },
})

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
  '& .text > div:not(:has(> section))': { maxWidth: '$text' },
  // As many columns as have room, and no more than two.
  '& .text > div:has(> section)': {
    display: 'grid',
    gridTemplateColumns:
      'repeat(auto-fit, minmax(min(100%, max(22rem, calc(50% - $space$xxl))), 1fr))',
    gap: '$xxl',
  },
  '& .text > div:has(> section) > :not(section)': { gridColumn: '1 / -1', maxWidth: '$text' },
  '& .text section': { marginTop: 0, paddingTop: '$l', borderTop: '1px solid $line' },
  '& .text section > h2': { marginTop: 0 },
  '& .text section > :where(:not(:first-child))': { marginTop: '$m' },
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

/** The fields of a module, for editors. */
export const FieldTable = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  '& :is(th, td)': {
    padding: '$xs $m $xs 0',
    borderBottom: '1px solid $line',
    fontWeight: '$regular',
    textAlign: 'start',
  },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: '$semibold' },
})
