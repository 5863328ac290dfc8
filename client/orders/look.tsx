import { styled } from '../ui/theme.ts'

const PILL = {
  display: 'inline-block',
  paddingInline: '$m',
  borderRadius: '$pill',
  backgroundColor: '$shade',
  fontSize: '$small',
  fontWeight: '$semibold',
} as const

/** A customer's orders below each other. */
export const OrderCards = styled('ul', {
  display: 'grid',
  gap: '$l',
  '& > li': {
    display: 'grid',
    gap: '$l',
    padding: 'clamp($space$l, 3vw, $space$xl)',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
    breakInside: 'avoid',
  },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '$xs $l',
  },
  '& .head a': { color: 'inherit', fontVariantNumeric: 'tabular-nums' },
  '& .status': PILL,
  '& .facts': { display: 'flex', flexWrap: 'wrap', gap: '$xs $xl', fontSize: '$small' },
  '& .facts > div': { display: 'flex', flexWrap: 'wrap', gap: '0 $s' },
  '& .facts dt': { color: '$quiet' },
  '& .facts dd': { fontVariantNumeric: 'tabular-nums' },
  '& .pictures': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$s' },
  '& .pictures img': {
    width: '4rem',
    height: '5rem',
    borderRadius: '$small',
    objectFit: 'cover',
    backgroundColor: '$groundPlain',
  },
  '& .more': { color: '$quiet', fontSize: '$small' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '$s' },
  '@media print': { '& .actions': { display: 'none' } },
})

/** The links to the pages of a list, with the current one between them. */
export const PageLinks = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s $l',
  paddingTop: '$xl',
  '& p': { color: '$quiet', fontSize: '$small', fontVariantNumeric: 'tabular-nums' },
  '@media print': { display: 'none' },
})

/** An order: its shipments and items, and on wide screens its amounts beside them. */
export const OrderGrid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xl',
  paddingBlock: '$xl $xxl',
  '@xl': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
  '& > .main, & > .side': { display: 'grid', gap: '$xl', alignContent: 'start', minWidth: 0 },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '$m' },
})

/** The actions for an order, which are not printed, and its printed parts. */
export const OrderTools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s',
  '@media print': { display: 'none' },
})

/** The shipments of an order below each other. */
export const Shipments = styled('ul', {
  display: 'grid',
  gap: '$l',
  '& > li': { display: 'grid', gap: '$xs', breakInside: 'avoid' },
  '& > li + li': { paddingTop: '$l', borderTop: '1px solid $line' },
  '& .status': { fontWeight: '$semibold' },
  '& .quiet': { color: '$quiet', fontSize: '$small' },
  '& address': { marginTop: '$s' },
  '& strong': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& .track': { justifySelf: 'start', paddingBlock: '$xs', fontWeight: '$semibold' },
})

/** The details below the name of an ordered item. */
export const LineActions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$xs $m',
  paddingTop: '$s',
  '& button': { paddingInline: '$l', fontSize: '$small' },
  '& .note': { fontSize: '$small', color: '$quiet' },
  '@media print': { '& form, & a': { display: 'none' } },
})

/** The lines of an order with the choices of a return. */
export const ReturnLines = styled('ul', {
  display: 'grid',
  gap: '$l',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$m' },
  '& > li + li': { paddingTop: '$l', borderTop: '1px solid $line' },
  '& .product': { display: 'flex', gap: '$m', alignItems: 'center' },
  '& .product img': {
    flex: 'none',
    width: '3.2rem',
    height: '4rem',
    borderRadius: '$small',
    objectFit: 'cover',
  },
  '& .name': { fontWeight: '$semibold', lineHeight: '$snug' },
  // A group is as wide as its longest choice otherwise.
  '& fieldset': { minWidth: 0 },
  '& .choices': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '$m',
    paddingTop: '$s',
    '@md': { gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 2fr)' },
  },
  '& .choices select': { width: '100%', minWidth: 0 },
})
