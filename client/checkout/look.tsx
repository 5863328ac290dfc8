import { styled } from '../ui/theme.ts'

/** The step on the left and the order summary on the right; on smaller screens the summary is on top. */
export const CheckoutGrid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xl clamp($space$xl, 4vw, $space$xxxl)',
  paddingBlock: '$l $xxl',
  '@lg': { gridTemplateColumns: 'minmax(0, 1fr) clamp(20rem, 32vw, 25rem)', paddingTop: '$xl' },
  '& > .step': { display: 'grid', gap: '$xl', alignContent: 'start', minWidth: 0 },
  '& > .aside': { '@lg': { position: 'sticky', top: '$xl', alignSelf: 'start' } },
  // "Passer la commande" and its total fit on one line of the narrow column.
  '& > .aside button': { paddingInline: '$s' },
  '& > .beside': { display: 'none', '@lg': { display: 'grid' } },
  // The total stays in reach, and its details scroll by themselves.
  '& > .brief': {
    position: 'sticky',
    top: 0,
    zIndex: '$raised',
    '&[open] > .inside': { maxHeight: 'calc(100vh - 8rem)', overflowY: 'auto' },
    '@lg': { display: 'none' },
  },
  // It must not cover the focused element, also inside the frame of the card.
  'html:has(&)': { scrollPaddingTop: '7rem', '@lg': { scrollPaddingTop: '$space$xl' } },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .no-print': { display: 'none' },
  },
})

/** How to contact customer care, below the header of the checkout. */
export const CareLine = styled('aside', {
  borderBottom: '1px solid $line',
  backgroundColor: '$shade',
  fontSize: '$small',
  '& > *': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 $m',
    paddingBlock: '$s',
  },
  '& strong': { fontWeight: '$semibold' },
  '& a': { display: 'inline-block', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '@media print': { display: 'none' },
})

export const CheckoutFooterArea = styled('footer', {
  borderTop: '1px solid $line',
  paddingBlock: '$l $xl',
  fontSize: '$small',
  color: '$quiet',
  '& > *': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$xs $xl',
  },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 $l' },
  '& li a': { display: 'inline-block', paddingBlock: '$xs' },
  // In the padding: nothing moves when its text arrives.
  '& .opt-out': { position: 'absolute', top: '100%' },
  '@media print': { display: 'none' },
})

/** The header of the confirmation page, with the order number. */
export const Thanks = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$m',
  paddingBlock: '$xl $xxl',
  textAlign: 'center',
  '& .mark': { color: '$good' },
  '& h1:focus': { outline: 'none' },
  '& .number': {
    padding: '$s $xl',
    border: '1px solid $line',
    borderRadius: '$pill',
    backgroundColor: '$surface',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .number strong': { letterSpacing: '0.02em' },
  '@media print': {
    paddingBlock: 0,
    justifyItems: 'start',
    textAlign: 'start',
    '& .mark': { display: 'none' },
  },
})

/** The steps after an order, in sequence. */
export const NextSteps = styled('ol', {
  display: 'grid',
  gap: '$l',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  '& > li': { display: 'grid', gap: '$xs', alignContent: 'start' },
  '& > li::before': {
    content: '""',
    width: '2rem',
    height: '2px',
    marginBottom: '$xs',
    backgroundColor: '$accentLine',
  },
  '& h3': { fontSize: '$body' },
  '& p': { fontSize: '$small', color: '$quiet', overflowWrap: 'anywhere' },
  '& a': { whiteSpace: 'nowrap' },
})

/** Pairs of small panels, such as address and payment. */
export const PanelPairs = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$l',
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
})

/** The link back to the shop, hidden in print. */
export const WayOut = styled('p', {
  paddingBottom: '$xxl',
  textAlign: 'center',
  '@media print': { display: 'none' },
})

/** The products of an order together: in one picture, or in their own ones side by side. */
export const KeepsakePicture = styled('figure', {
  display: 'grid',
  gap: '$s',
  margin: 0,
  '@media print': { display: 'none' },
  '& > img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '40 / 21',
    objectFit: 'cover',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
  },
  '& > div': { display: 'flex', justifyContent: 'center', gap: '$xs' },
  '& > div img': {
    flex: '1 1 0',
    minWidth: 0,
    maxWidth: '14rem',
    height: 'auto',
    aspectRatio: '4 / 5',
    borderRadius: '$small',
    objectFit: 'cover',
    backgroundColor: '$groundPlain',
  },
  '& figcaption': { fontSize: '$small', color: '$quiet', textAlign: 'center' },
})

/** The payments of an order. */
export const Payments = styled('ul', {
  display: 'grid',
  gap: '$xs',
  '& > li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 $l' },
  '& .sum': { fontVariantNumeric: 'tabular-nums' },
})
