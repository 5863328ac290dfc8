import { styled } from '../ui/theme.ts'

/** The login form, on its page and in its dialog. */
export const SignInBody = styled('form', {
  position: 'relative',
  display: 'grid',
  gap: '$l',
  '& .password': { position: 'relative' },
  '& .password input': { paddingInlineEnd: '6.5rem' },
  '& .password button': {
    position: 'absolute',
    insetBlock: '$xs',
    insetInlineEnd: '$xs',
    paddingInline: '$m',
    border: 0,
    borderRadius: '$pill',
    background: 'none',
    fontSize: '$small',
    fontWeight: '$semibold',
    '&[aria-pressed="true"]': { textDecoration: 'underline' },
  },
  '& .ways': { display: 'grid', justifyItems: 'center', fontSize: '$small' },
  '& .ways a': { display: 'inline-block', paddingBlock: '$s' },
  '& .overlay': {
    position: 'absolute',
    inset: '-4px',
    zIndex: '$raised',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '$l',
    borderRadius: '$medium',
    backgroundColor: '$surface',
    fontSize: '$lead',
    fontWeight: '$semibold',
    textAlign: 'center',
  },
  '& .overlay span': { display: 'block', animation: 'appear $transitions$calm' },
  '& .overlay .ring': {
    width: '2.5rem',
    height: '2.5rem',
    border: '3px solid $line',
    borderTopColor: '$accentLine',
    borderRadius: '$pill',
    animation: 'turn 1s linear infinite',
  },
})

/** The benefits of an account. */
export const SignUpBox = styled('section', {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '$m',
  paddingTop: '$xl',
  '&& h2': { fontSize: '$heading' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.25em' },
  'dialog &': { borderTop: '1px solid $line' },
})
