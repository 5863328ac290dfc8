import type { Language } from '../platform/site.ts'
import { SHOP } from './shop-name.ts'

const english = {
  order: {
    subject: `Your code for your ${SHOP} order`,
    heading: 'Your code for your order',
    what: 'Someone, most likely you, wants to see an order that was placed with this email address.',
    code: 'Your code:',
    follow: 'See your order here:',
    button: 'See your order',
    lasts: 'This works for the next 15\u00a0minutes.',
    unasked: 'If it wasn’t you, keep the code to yourself: no one sees the order without it.',
  },
  reset: {
    subject: `Set a new password for ${SHOP}`,
    heading: 'Set a new password',
    what: `Someone, most likely you, has asked for a new password for your ${SHOP} account.`,
    code: 'Your code:',
    follow: 'Set your new password here:',
    button: 'Set a new password',
    lasts: 'This works once, within the next 10\u00a0minutes.',
    unasked: 'If it wasn’t you, there is nothing to do: your password stays as it is.',
  },
  'sign-in': {
    subject: `Your code to sign in to ${SHOP}`,
    heading: 'Your code to sign in',
    what: `Someone, most likely you, wants to sign in to ${SHOP} with your email address.`,
    code: 'Your code:',
    follow: 'Sign in here:',
    button: 'Sign in',
    lasts: 'This works once, within the next 10\u00a0minutes.',
    unasked: 'If it wasn’t you, keep the code to yourself: no one gets in without it.',
  },
  verify: {
    subject: `Confirm your email address for ${SHOP}`,
    heading: 'Confirm your email address',
    what: 'Someone, most likely you, wants to show that this email address is theirs.',
    code: 'Your code:',
    follow: 'Confirm your email address here:',
    button: 'Confirm',
    lasts: 'This works once, within the next 10\u00a0minutes.',
    unasked: 'If it wasn’t you, keep the code to yourself: nothing changes without it.',
  },
  passkey: {
    subject: `Your code to add a passkey to ${SHOP}`,
    heading: 'Your code to add a passkey',
    what: `Someone, most likely you, wants to sign in to your ${SHOP} account with a passkey.`,
    code: 'Your code:',
    follow: 'Add the passkey here:',
    button: 'Add a passkey',
    lasts: 'This works once, within the next 10\u00a0minutes.',
    unasked: 'If it wasn’t you, keep the code to yourself: no passkey is added without it.',
  },
}

const french: typeof english = {
  order: {
    subject: `Votre code pour votre commande ${SHOP}`,
    heading: 'Votre code pour votre commande',
    what: 'Quelqu’un, sans doute vous, souhaite consulter une commande passée avec cette adresse courriel.',
    code: 'Votre code :',
    follow: 'Consultez votre commande ici :',
    button: 'Voir la commande',
    lasts: 'Valable au cours des 15 prochaines minutes.',
    unasked:
      'Ce n’était pas vous? Gardez ce code pour vous : personne ne voit la commande sans lui.',
  },
  reset: {
    subject: `Choisissez un nouveau mot de passe ${SHOP}`,
    heading: 'Choisissez un nouveau mot de passe',
    what: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte ${SHOP}.`,
    code: 'Votre code :',
    follow: 'Choisissez votre nouveau mot de passe ici :',
    button: 'Choisir un mot de passe',
    lasts: 'Valable une seule fois, au cours des 10 prochaines minutes.',
    unasked: 'Ce n’était pas vous? Vous n’avez rien à faire : votre mot de passe reste le même.',
  },
  'sign-in': {
    subject: `Votre code de connexion ${SHOP}`,
    heading: 'Votre code de connexion',
    what: `Quelqu’un, sans doute vous, souhaite se connecter à ${SHOP} avec votre adresse courriel.`,
    code: 'Votre code :',
    follow: 'Connectez-vous ici :',
    button: 'Se connecter',
    lasts: 'Valable une seule fois, au cours des 10 prochaines minutes.',
    unasked:
      'Ce n’était pas vous? Gardez ce code pour vous : personne ne peut se connecter sans lui.',
  },
  verify: {
    subject: `Confirmez votre adresse courriel ${SHOP}`,
    heading: 'Confirmez votre adresse courriel',
    what: 'Quelqu’un, sans doute vous, souhaite montrer que cette adresse courriel est la sienne.',
    code: 'Votre code :',
    follow: 'Confirmez votre adresse courriel ici :',
    button: 'Confirmer',
    lasts: 'Valable une seule fois, au cours des 10 prochaines minutes.',
    unasked: 'Ce n’était pas vous? Gardez ce code pour vous : rien ne change sans lui.',
  },
  passkey: {
    subject: `Votre code pour ajouter une clé d’accès à ${SHOP}`,
    heading: 'Votre code pour ajouter une clé d’accès',
    what: `Quelqu’un, sans doute vous, souhaite se connecter à votre compte ${SHOP} avec une clé d’accès.`,
    code: 'Votre code :',
    follow: 'Ajoutez la clé d’accès ici :',
    button: 'Ajouter une clé d’accès',
    lasts: 'Valable une seule fois, au cours des 10 prochaines minutes.',
    unasked:
      'Ce n’était pas vous? Gardez ce code pour vous : aucune clé d’accès n’est ajoutée sans lui.',
  },
}

export const codeMessages: Record<Language, typeof english> = { en: english, fr: french }
