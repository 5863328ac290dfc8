import type { Language } from '../platform/site.ts'
import { SHOP } from './shop-name.ts'

interface AccountMessage {
  subject: string
  heading: string
  /** `{when}` is the time of the mail. */
  what: string
  more: string
  /** The text of the link, if the mail has one. */
  button: string
}

const english = {
  'email-change': {
    subject: `Confirm your new email address for ${SHOP}`,
    heading: 'Confirm your new email address',
    what: `Someone, most likely you, wants to use this address for their ${SHOP} account.`,
    more: 'The link works once, within the next hour, for whoever is signed in to the account. If it wasn’t you, there is nothing to do: nothing changes without it.',
    button: 'Confirm this address',
  },
  'email-taken': {
    subject: `You already have a ${SHOP} account`,
    heading: 'This address already has an account',
    what: `Someone, most likely you, wants to use this address for another ${SHOP} account.`,
    more: 'An address belongs to one account, so nothing has changed. Sign in with this address to see the account that it has.',
    button: '',
  },
  'email-changing': {
    subject: 'A new email address was requested',
    heading: 'A new email address for your account',
    what: `Someone who knows your password has requested another email address for your ${SHOP} account. It changes once the new address is confirmed.`,
    more: 'If it wasn’t you, set a new password at once: this also ends every session.',
    button: '',
  },
  'email-changed': {
    subject: 'Your email address has changed',
    heading: 'Your email address has changed',
    what: `Your ${SHOP} account now has a new email address. Sign in with it from now on; our emails go there.`,
    more: 'If it wasn’t you, call us at 1-800-555-0142: we keep the time of this change.',
    button: '',
  },
  'password-changed': {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    what: `The password of your ${SHOP} account was changed on {when}. Whoever was signed in with the old one is signed out.`,
    more: 'If it wasn’t you, choose “Forgot your password?” where you sign in, and set a new one at once. If that does not work, call us at 1-800-555-0142.',
    button: '',
  },
  deleted: {
    subject: `Your ${SHOP} account is deleted`,
    heading: 'Your account is deleted',
    what: 'Your account is gone, and with it your addresses, your saved cards, your Love-It List, your passkeys, your subscriptions and your rewards.',
    more: 'We keep records of orders for as long as the law asks us to, apart from any account. Thank you for your time with us.',
    button: '',
  },
} satisfies Record<string, AccountMessage>

const french: typeof english = {
  'email-change': {
    subject: `Confirmez votre nouvelle adresse courriel ${SHOP}`,
    heading: 'Confirmez votre nouvelle adresse courriel',
    what: `Quelqu’un, sans doute vous, souhaite utiliser cette adresse pour son compte ${SHOP}.`,
    more: 'Le lien est valable une seule fois, au cours de la prochaine heure, pour la personne qui a ouvert une session dans le compte. Ce n’était pas vous? Vous n’avez rien à faire\u00a0: rien ne change sans lui.',
    button: 'Confirmer cette adresse',
  },
  'email-taken': {
    subject: `Vous avez déjà un compte ${SHOP}`,
    heading: 'Cette adresse a déjà un compte',
    what: `Quelqu’un, sans doute vous, souhaite utiliser cette adresse pour un autre compte ${SHOP}.`,
    more: 'Une adresse appartient à un seul compte\u00a0: rien n’a donc changé. Ouvrez une session avec cette adresse pour voir le compte auquel elle appartient.',
    button: '',
  },
  'email-changing': {
    subject: 'Une nouvelle adresse courriel a été demandée',
    heading: 'Une nouvelle adresse courriel pour votre compte',
    what: `Une personne qui connaît votre mot de passe a demandé une autre adresse courriel pour votre compte ${SHOP}. Le changement se fera une fois la nouvelle adresse confirmée.`,
    more: 'Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe\u00a0: cela ferme aussi toutes les sessions.',
    button: '',
  },
  'email-changed': {
    subject: 'Votre adresse courriel a changé',
    heading: 'Votre adresse courriel a changé',
    what: `Votre compte ${SHOP} a maintenant une autre adresse courriel. C’est avec elle que vous ouvrez une session, et c’est là que nous vous écrivons.`,
    more: 'Ce n’était pas vous? Appelez-nous au 1\u00a0800\u00a0555-0142\u00a0: nous conservons l’heure de ce changement.',
    button: '',
  },
  'password-changed': {
    subject: 'Votre mot de passe a changé',
    heading: 'Votre mot de passe a changé',
    what: `Le mot de passe de votre compte ${SHOP} a été changé le {when}. Les sessions ouvertes avec l’ancien mot de passe sont fermées.`,
    more: 'Ce n’était pas vous? Choisissez «\u00a0Mot de passe oublié?\u00a0» à la page de connexion et créez tout de suite un nouveau mot de passe. Si cela ne fonctionne pas, appelez-nous au 1\u00a0800\u00a0555-0142.',
    button: '',
  },
  deleted: {
    subject: `Votre compte ${SHOP} est supprimé`,
    heading: 'Votre compte est supprimé',
    what: 'Votre compte a été supprimé, de même que vos adresses, vos cartes enregistrées, votre liste de coups de cœur, vos clés d’accès, vos envois automatiques et vos récompenses.',
    more: 'Nous conservons les données des commandes aussi longtemps que la loi l’exige, hors de tout compte. Merci du temps passé avec nous.',
    button: '',
  },
}

export const accountMessages: Record<Language, typeof english> = { en: english, fr: french }
