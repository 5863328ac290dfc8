import { styled } from '../ui/theme.ts'

/** A page of the account with its menu on the left; on smaller screens the menu is above. */
export const AccountGrid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$l clamp($space$xl, 4vw, $space$xxxl)',
  paddingBlock: '$s $xxl',
  '@lg': { gridTemplateColumns: '$sizes$aside minmax(0, 1fr)', paddingTop: '$l' },
  '& > .content': { display: 'grid', gap: '$xl', alignContent: 'start', minWidth: 0 },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** The pages of the account: a list, or a disclosure where there is no room beside the page. */
export const AccountMenu = styled('nav', {
  alignSelf: 'start',
  '@lg': { position: 'sticky', top: '$xl' },
  '@media print': { display: 'none' },
  '& > details': {
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
    paddingInline: '$l',
    '@lg': { display: 'none' },
  },
  '& > .beside': { display: 'none', '@lg': { display: 'block' } },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '0 $s',
    minHeight: '$control',
    paddingBlock: '$s',
    fontWeight: '$semibold',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: '0.5rem',
      height: '0.5rem',
      marginInlineStart: 'auto',
      borderBlockEnd: '2px solid $colors$accent',
      borderInlineEnd: '2px solid $colors$accent',
      transform: 'translateY(-25%) rotate(45deg)',
    },
  },
  '& details[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
  '& summary .in': { fontWeight: '$regular', color: '$quiet' },
  '& ul': { display: 'grid', paddingBlock: '$xs' },
  '& :is(a, button)': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '$control',
    paddingBlock: '$xs',
    paddingInlineStart: '$l',
    border: 0,
    borderInlineStart: '2px solid $line',
    background: 'none',
    textAlign: 'start',
    lineHeight: '$snug',
    textDecoration: 'none',
    '@hover': { '&:hover': { color: '$accent', textDecoration: 'underline' } },
  },
  '& [aria-current]': { borderColor: '$accentLine', fontWeight: '$semibold' },
  '& form': { paddingTop: '$s' },
  '& button': { color: '$quiet', borderColor: 'transparent' },
})

/** Addresses, cards and the like, beside each other where there is room. */
export const AccountCards = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '$l',
  '& > li': {
    display: 'grid',
    gap: '$m',
    alignContent: 'start',
    padding: '$l $xl',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
  },
  '& address': { fontStyle: 'normal', overflowWrap: 'anywhere' },
  '& .preferred': { fontSize: '$small', fontWeight: '$semibold', color: '$good' },
  '& .expired': { fontSize: '$small', fontWeight: '$semibold', color: '$danger' },
  '& .quiet': { fontSize: '$small', color: '$quiet' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignSelf: 'end',
    gap: '0 $s',
    marginInline: 'calc(-1 * $space$m)',
    borderTop: '1px solid $line',
    paddingTop: '$xs',
  },
})

/** Facts with their names. */
export const FactList = styled('dl', {
  display: 'grid',
  gap: '$m $xl',
  margin: 0,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { fontSize: '$small', color: '$quiet' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd a': { display: 'inline-block', paddingBlock: '$xs' },
})

/** The ways on from the dashboard. */
export const AccountWays = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: '$l',
  '& a': {
    display: 'grid',
    gap: '$xs',
    alignContent: 'start',
    height: '100%',
    padding: '$l $xl',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
    textDecoration: 'none',
    '@hover': { '&:hover': { borderColor: '$action' } },
  },
  '& strong': { fontWeight: '$semibold' },
  '& a > span': { fontSize: '$small', color: '$quiet' },
})
