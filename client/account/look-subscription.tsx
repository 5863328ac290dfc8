import { styled } from '../ui/theme.ts'

export const SubscriptionList = styled('ul', { display: 'grid', gap: '$xl' })

/** A product that is sent regularly: what and when, where and how paid, and what can be done about it. */
export const SubscriptionCard = styled('li', {
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  overflow: 'clip',
  '& > .head': {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gap: '$l',
    padding: '$l',
    '@md': { gridTemplateColumns: '7.5rem minmax(0, 1fr)', padding: '$xl' },
  },
  '& .picture': {
    alignSelf: 'start',
    borderRadius: '$small',
    backgroundColor: '$shade',
    overflow: 'hidden',
    '& img': { display: 'block', width: '100%', height: 'auto' },
  },
  '& h2': { fontSize: '$heading' },
  '& .words': { display: 'grid', gap: '$xs', alignContent: 'start' },
  '& .quiet': { color: '$quiet' },
  '& time': { display: 'inline-block', whiteSpace: 'nowrap' },
  '& .next': { marginTop: '$s', fontSize: '$lead', fontWeight: '$semibold' },
  '& .state': { fontSize: '$small', fontWeight: '$semibold', color: '$accent' },
  '& > .quick': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '$s',
    padding: '0 $l $l',
    '@md': { padding: '0 $xl $xl' },
    // On phones the buttons fill their rows.
    '@belowMd': { '& > form': { flex: '1 1 auto' }, '& button': { width: '100%' } },
  },
  '& > .rows': { borderTop: '1px solid $line' },
  '& .rows > details': {
    borderTop: 0,
    borderBottom: '1px solid $line',
    paddingInline: '$l',
    '@md': { paddingInline: '$xl' },
  },
  '& .rows > details:last-child': { borderBottom: 0 },
  '& summary .now': {
    display: 'grid',
    flex: 1,
    fontWeight: '$regular',
    '@md': { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: '$l' },
    '& > :first-child': { fontWeight: '$semibold' },
  },
  '& .inside form': { display: 'grid', gap: '$m', justifyItems: 'start', maxWidth: '$text' },
  '& .inside select': { width: '100%' },
  '& .inside fieldset': { width: '100%' },
})
