import { styled } from './theme.ts'

/** The width of the page with its gutters. */
export const Page = styled('div', {
  width: '100%',
  maxWidth: 'calc($sizes$page + 2 * $space$gutter)',
  marginInline: 'auto',
  paddingInline: '$gutter',
})

/** A section with generous vertical space. */
export const Section = styled('section', {
  paddingBlock: 'calc($space$section / 2)',
  variants: {
    ground: {
      none: {},
      shade: { backgroundColor: '$shade' },
    },
  },
  defaultVariants: { ground: 'none' },
})

export const Stack = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: {
    gap: {
      s: { gap: '$s' },
      m: { gap: '$m' },
      l: { gap: '$l' },
      xl: { gap: '$xl' },
      xxl: { gap: '$xxl' },
    },
    align: {
      stretch: {},
      start: { justifyItems: 'start' },
      center: { justifyItems: 'center', textAlign: 'center' },
    },
  },
  defaultVariants: { gap: 'l', align: 'stretch' },
})

export const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$m',
  variants: { spread: { true: { justifyContent: 'space-between' } } },
})

/** A heading on the left with a link on the right. */
export const SectionHead = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$s $xl',
  marginBottom: '$xl',
  '& .more': { fontWeight: '$semibold', paddingBlock: '$xs' },
  '& .count': { color: '$quiet' },
})

/** An empty state, an error or a dead end: short text and links. */
export const Clearing = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$xl',
  maxWidth: '$text',
  marginInline: 'auto',
  paddingBlock: 'calc($space$section * 0.75)',
  textAlign: 'center',
  '& .mark': { color: '$accentLine' },
  '& search': { display: 'block', width: '100%', maxWidth: '26rem', marginInline: 'auto' },
  '& .search': { width: 'min(100%, $sizes$narrow)' },
  '& .reference': { color: '$quiet', fontSize: '$small', overflowWrap: 'anywhere' },
  '& pre': {
    maxWidth: '100%',
    overflowX: 'auto',
    padding: '$l',
    textAlign: 'start',
    fontSize: '$tiny',
    backgroundColor: '$shade',
    borderRadius: '$medium',
  },
})
