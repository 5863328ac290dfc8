import { styled } from './theme.ts'

export const BagHead = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '$xs $l',
  paddingBlock: '$xl $l',
  '& .count': { color: '$quiet' },
})

/**
 * The lines, and the sums beside them. On a phone the total and the way on stay at the bottom of the
 * screen until their own place comes: blocks, because a grid would hold them in their area.
 */
export const BagLayout = styled('div', {
  paddingBottom: '$section',
  '& a, & button, & input': { scrollMarginBlock: '9rem' },
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
    gap: '$xxxl',
    alignItems: 'start',
    '& a, & button, & input': { scrollMarginBlock: '$xl' },
  },
})

/** One thing in the bag: its picture, what it is, how many, what it costs, and what is wrong with it. */
export const BagRow = styled('li', {
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  gridTemplateAreas:
    '"picture words price" "picture controls controls" "trouble trouble trouble" "notice notice notice"',
  gap: '$m $l',
  paddingBlock: '$xl',
  borderTop: '1px solid $line',
  '@belowLg': {
    gridTemplateAreas:
      '"picture words price" "controls controls controls" "trouble trouble trouble" "notice notice notice"',
  },
  '@lg': { gridTemplateColumns: '8rem minmax(0, 1fr) auto', columnGap: '$xl' },
  '& .picture': {
    gridArea: 'picture',
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
    color: '$accentLine',
  },
  '& .picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .words': { gridArea: 'words', display: 'grid', gap: '$xs', alignContent: 'start' },
  '& .name': { fontSize: '$lead', lineHeight: '$snug' },
  '& .name a': { textDecoration: 'none', '@hover': { '&:hover': { textDecoration: 'underline' } } },
  '& .attributes, & .unit': { fontSize: '$small', color: '$quiet', lineHeight: '$snug' },
  '& .unit': { display: 'flex', flexWrap: 'wrap', gap: '0 $s' },
  '& .changed': { color: '$accent', fontWeight: '$semibold' },
  '& .reductions': { fontSize: '$small', fontWeight: '$semibold', color: '$good' },
  '& .amount': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .approaching': {
    justifySelf: 'start',
    marginTop: '$xs',
    padding: '0.15em 0.7em',
    borderRadius: '$pill',
    backgroundColor: '$shade',
    fontSize: '$small',
    fontWeight: '$semibold',
    color: '$accent',
  },
  '& .line-price': {
    gridArea: 'price',
    flexDirection: 'column',
    alignItems: 'flex-end',
    fontSize: '$lead',
    textAlign: 'end',
    transition: 'opacity $transitions$quick',
  },
  '&[aria-busy="true"] .line-price': { opacity: 0.45 },
  '& .controls': {
    gridArea: 'controls',
    alignSelf: 'end',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '$xs $m',
  },
  '& .trouble': {
    gridArea: 'trouble',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$s $l',
    padding: '$m $l',
    borderInlineStart: '4px solid $danger',
    borderRadius: '$small',
    backgroundColor: '$surface',
    fontWeight: '$semibold',
    color: '$danger',
  },
  '& .notice': { gridArea: 'notice' },
})

/** What the bag comes to. On a phone its parts stand in the page one by one. */
export const Summary = styled('section', {
  display: 'contents',
  '@lg': {
    display: 'grid',
    gap: '$l',
    position: 'sticky',
    top: '$xl',
    padding: '$xl',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
  },
  '& .details': {
    display: 'grid',
    gap: '$l',
    paddingBlock: '$xl $l',
    borderTop: '1px solid $line',
    '@lg': { padding: 0, border: 0 },
  },
  '& .approaching': {
    display: 'grid',
    gap: '$xs',
    padding: '$m $l',
    borderRadius: '$small',
    backgroundColor: '$shade',
    fontSize: '$small',
    fontWeight: '$semibold',
    color: '$accent',
  },
  '& .pay': {
    position: 'sticky',
    bottom: 0,
    zIndex: '$raised',
    display: 'grid',
    gap: '$s',
    marginInline: '-$gutter',
    padding: '$m $gutter',
    borderTop: '1px solid $line',
    backgroundColor: '$paper',
    '@lg': {
      position: 'static',
      gap: '$l',
      margin: 0,
      padding: '$l 0 0',
      backgroundColor: 'transparent',
    },
  },
  '& .total': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '$l',
    fontWeight: '$semibold',
    transition: 'opacity $transitions$quick',
  },
  '& .total strong': {
    fontSize: '$heading',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '$heading',
    '@lg': { fontSize: '1.75rem' },
  },
  '&[aria-busy="true"] .total strong, &[aria-busy="true"] dd': { opacity: 0.45 },
  '& .blocked': { fontSize: '$small', fontWeight: '$semibold', color: '$danger' },
  '& .blocked a': { display: 'inline-block', paddingBlock: '$xs' },
  '& .trust': {
    display: 'grid',
    gap: '$s',
    paddingTop: '$l',
    fontSize: '$small',
    color: '$quiet',
    '@lg': { paddingTop: 0 },
  },
  '& .trust li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '$s' },
  '& .trust svg': { color: '$good', marginTop: '0.15em' },
})

/** A code to enter, and those that are in. */
export const CouponBox = styled('div', {
  display: 'grid',
  gap: '$m',
  '& .entry': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '$s' },
  '& .quiet': { fontSize: '$small', color: '$quiet' },
  '& .error': { fontSize: '$small', fontWeight: '$semibold', color: '$danger' },
  '& ul': { display: 'grid', gap: '$s' },
  '& li': { display: 'grid', gap: '$xs', justifyItems: 'start' },
  '& li form': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$xs',
    paddingInlineStart: '$m',
    border: '1px dashed $accentLine',
    borderRadius: '$pill',
    backgroundColor: '$surface',
  },
  '& .code': { fontWeight: '$semibold', letterSpacing: '0.03em', overflowWrap: 'anywhere' },
  '& li button': {
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    padding: 0,
    border: 0,
    borderRadius: '$pill',
    background: 'none',
    '@hover': { '&:hover': { color: '$accent' } },
  },
})
