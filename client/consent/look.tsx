import { styled, translucent } from '../ui/theme.ts'

/** The banner that asks for consent. It lies over the end of the window, moves nothing and lets the page be used. */
export const ConsentBox = styled('section', {
  position: 'fixed',
  zIndex: '$skip',
  insetInline: 0,
  bottom: 0,
  maxHeight: '60dvh',
  overflowY: 'auto',
  paddingBlock: '$l',
  borderTop: '1px solid $line',
  backgroundColor: '$surface',
  boxShadow: `0 -4px 24px ${translucent('night', 0.12)}`,
  animation: 'rise $transitions$calm',
  '@media print': { display: 'none' },
})

/** The words of the banner, beside two answers of the same weight. */
export const ConsentQuestion = styled('div', {
  display: 'grid',
  gap: '$m',
  '& h2': { fontSize: '$lead' },
  '& .words': { display: 'grid', gap: '$xs', fontSize: '$small', lineHeight: '$snug' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '0 $l' },
  '& .ways a': { paddingBlock: '$xs' },
  '& .answers': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$m' },
  '& .answers button': { padding: '$s $m' },
  '& .failure': { color: '$danger', fontWeight: '$semibold' },
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '$xxl',
    '& .words': { maxWidth: '46rem' },
    '& .answers button': { minWidth: '9rem' },
  },
})

/** The groups of cookies, with a line between them. */
export const GroupList = styled('fieldset', {
  display: 'grid',
  maxWidth: '$text',
  borderBlock: '1px solid $line',
  '& > div': { paddingBlock: '$l' },
  '& > div + div': { borderTop: '1px solid $line' },
  '& label': { fontWeight: '$semibold' },
})

/** Shown only by browsers without JavaScript. */
export const ScriptlessNote = styled('p', {
  display: 'none',
  maxWidth: '$text',
  padding: '$l',
  borderInlineStart: '4px solid $accentLine',
  backgroundColor: '$surface',
  '@scriptless': { display: 'block' },
})
