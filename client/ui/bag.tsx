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
 * The lines with the summary beside them. On phones the total and checkout button stick to the bottom of the
 * screen until scrolled to their place. That needs blocks, because a grid would confine them to their area.
 */
export const BagLayout = styled('div', {
  paddingBottom: '$section',
  '& a, & button, & input': { scrollMarginBlock: '9rem' },
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gap: '$xxl',
    alignItems: 'start',
    '& a, & button, & input': { scrollMarginBlock: '$xl' },
  },
  '& .gifts > h2': { paddingTop: '$xl', borderTop: '1px solid $line' },
  '& .gifts > ul > li:first-child': { borderTop: 0 },
  // Its words are aligned with those above.
  '& form.controls': { marginInlineStart: '-$m' },
  '@xl': { gridTemplateColumns: 'minmax(0, 1fr) 26rem', gap: '$xxxl' },
})

/** A line of the bag: picture, details, quantity, price and problem. */
export const BagRow = styled('li', {
  display: 'grid',
  // Large type leaves the words more room than the picture.
  gridTemplateColumns: 'min(5.5rem, 24vw) minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"picture words words" "controls controls price"',
  gap: '$m $l',
  paddingBlock: '$xl',
  borderTop: '1px solid $line',
  '@md': {
    gridTemplateColumns: '7rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture words price" "picture controls controls"',
  },
  '@xl': { gridTemplateColumns: '9rem minmax(0, 1fr) auto', columnGap: '$xl' },
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
  '& .words': {
    gridArea: 'words',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '$xs',
    alignContent: 'start',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
  '& .name': { fontSize: '$lead', lineHeight: '$snug', textWrap: 'pretty' },
  '& .name a': { textDecoration: 'none', '@hover': { '&:hover': { textDecoration: 'underline' } } },
  '& .attributes, & .unit': { fontSize: '$small', color: '$quiet', lineHeight: '$snug' },
  '& .attributes li': { display: 'inline' },
  '& .attributes li + li::before': { content: '" · "' },
  '& .unit': { display: 'flex', flexWrap: 'wrap', gap: '0 $s' },
  '& .changed': { color: '$accent', fontWeight: '$semibold' },
  '& .reductions': { fontSize: '$small', fontWeight: '$semibold', color: '$good' },
  '& .amount': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .approaching': {
    justifySelf: 'start',
    marginTop: '$xs',
    padding: '0.2em 0.7em',
    borderRadius: '$medium',
    backgroundColor: '$shade',
    fontSize: '$small',
    fontWeight: '$semibold',
    lineHeight: '$snug',
    color: '$accent',
  },
  '& .line-price': {
    gridArea: 'price',
    flexDirection: 'column',
    alignItems: 'flex-end',
    alignSelf: 'center',
    '@md': { alignSelf: 'start' },
    fontSize: '$lead',
    textAlign: 'end',
    transition: 'color $transitions$quick',
  },
  '&[aria-busy="true"] .line-price': { color: '$quiet' },
  '& .controls': {
    gridArea: 'controls',
    alignSelf: 'end',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '$xs $m',
  },
  '& .controls > form:only-child': { marginInlineStart: '-$m' },
  '& .problem': {
    gridColumn: '1 / -1',
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
  '& .notice': { gridColumn: '1 / -1' },
})

/** How a line of the bag reaches the shopper, with the button for the other way. */
export const LineFulfillment = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $m',
  fontSize: '$small',
  '& .way': { fontWeight: '$semibold', color: '$action' },
  // Its words are aligned with those above when it takes a line of its own.
  '& form': { marginInlineStart: '-$m' },
  '& button': { textAlign: 'start' },
  '& .why': { flexBasis: '100%', color: '$quiet' },
  '& a': { display: 'inline-block', paddingBlock: '$xs' },
})

/** The summary of the bag. On phones its parts are laid out separately in the page. */
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
    transition: 'color $transitions$quick',
  },
  '& .total strong': {
    fontSize: '$heading',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '$heading',
    '@lg': { fontSize: '1.75rem' },
  },
  '&[aria-busy="true"] .total strong, &[aria-busy="true"] dd': { color: '$quiet' },
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

/** The coupon field and the applied codes. */
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

/** A reward and its button, which stay beside each other in a narrow summary. */
export const RewardLine = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$m',
})
