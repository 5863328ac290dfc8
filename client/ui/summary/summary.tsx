import { styled } from '../theme.ts'

/** The items of an order: small pictures, names, quantities and amounts. */
export const LineList = styled('ul', {
  display: 'grid',
  gap: '$l',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    gap: '$m',
    breakInside: 'avoid',
  },
  '& .picture': {
    borderRadius: '$small',
    overflow: 'hidden',
    backgroundColor: '$groundPlain',
    aspectRatio: '4 / 5',
  },
  '& .picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .name': { fontWeight: '$semibold', lineHeight: '$snug' },
  '& .more': { fontSize: '$small', color: '$quiet' },
  '& .reduction': { fontSize: '$small', color: '$good' },
  '& details': { color: '$ink' },
  '& summary': { width: 'fit-content', paddingBlock: '$xs' },
  '& .problem': { fontSize: '$small', fontWeight: '$semibold', color: '$danger' },
  '& .sum': {
    display: 'grid',
    alignContent: 'start',
    textAlign: 'end',
    fontWeight: '$semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .sum .was': {
    order: -1,
    fontSize: '$small',
    fontWeight: '$regular',
    color: '$quiet',
    textDecoration: 'line-through',
  },
  // Pictures and terms stay on the screen.
  '@media print': {
    gap: '$s',
    '& > li': { display: 'flex', justifyContent: 'space-between' },
    '& .picture, & details': { display: 'none' },
  },
  variants: {
    size: {
      small: {},
      large: {
        '@md': { '& > li': { gridTemplateColumns: '6rem minmax(0, 1fr) auto', gap: '$l' } },
      },
    },
  },
  defaultVariants: { size: 'small' },
})

/** Named amounts, with the total last and largest. */
export const Totals = styled('dl', {
  display: 'grid',
  gap: '$s',
  paddingTop: '$l',
  borderTop: '1px solid $line',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '$l' },
  '& dt': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dd': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .reduction': { color: '$good' },
  '& .quiet': { color: '$quiet' },
  '& .note': { display: 'block', fontSize: '$small' },
  '& .total': {
    alignItems: 'baseline',
    paddingTop: '$m',
    borderTop: '1px solid $line',
    fontSize: '$heading',
    fontWeight: '$semibold',
  },
})

/** The order summary on phones: the total, with the rest in a disclosure. */
export const SummaryDetails = styled('details', {
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '$s',
    minHeight: '$control',
    padding: '$m $l',
    fontWeight: '$semibold',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& .sum': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
    '& svg': { flex: 'none', transition: 'rotate $transitions$quick', rotate: '90deg' },
  },
  '&[open] > summary svg': { rotate: '-90deg' },
  '& > .inside': { display: 'grid', gap: '$l', padding: '$s $l $l' },
})
