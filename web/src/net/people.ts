/** The server's doors about oneself: account, devices, being told. They come with their pages. */
import type {
  AccountInfo,
  AttentionInfo,
  Devices,
  Done,
  MadePasskey,
  Me,
  NoticeInfo,
  NoticeWishes,
  Note,
  PasskeyChallenge,
  Proof,
  PushInfo,
  PushKey,
  RecoveryCodes,
  ShownPasskey,
  Tried,
  WebhookInfo,
  Webhooks,
} from './messages';
import { ask, url } from './http';

export const people = {
  account: () => ask<AccountInfo>('GET', 'me/account'),
  claim: (name: string, password: string) => ask<Me>('POST', 'accounts', { name, password }),
  logIn: (name: string, password: string) => ask<Me>('POST', 'login', { name, password }),
  logOut: () => ask<Done>('POST', 'logout'),
  changePassword: (next: string, proof: Proof) =>
    ask<Me>('PUT', 'me/password', {
      new: next,
      current: proof.password ?? '',
      passkey: proof.passkey ?? null,
    }),
  challenge: () => ask<PasskeyChallenge>('POST', 'passkeys/challenge'),
  newChallenge: () => ask<PasskeyChallenge>('POST', 'me/passkeys/challenge'),
  addPasskey: (passkey: MadePasskey, name: string, proof: Proof) =>
    ask<Me>('POST', 'me/passkeys', { passkey, name, proof }),
  passkeyLogIn: (passkey: ShownPasskey) => ask<Me>('POST', 'passkeys/login', { passkey }),
  dropPasskey: (id: string, proof: Proof) => ask<Done>('DELETE', `me/passkeys/${id}`, proof),
  newCodes: (proof: Proof) => ask<RecoveryCodes>('POST', 'me/codes', proof),
  recover: (name: string, code: string, password: string) =>
    ask<Me>('POST', 'recover', { name, code, password }),
  setMail: (address: string, proof: Proof) => ask<Done>('PUT', 'me/mail', { address, proof }),
  dropMail: (proof: Proof) => ask<Done>('DELETE', 'me/mail', proof),
  confirmMail: (token: string) => ask<Done>('POST', 'mail/confirm', { token }),
  forgot: (name: string) => ask<Done>('POST', 'forgot', { name }),
  reset: (token: string, password: string) => ask<Me>('POST', 'reset', { token, password }),
  devices: () => ask<Devices>('GET', 'me/devices'),
  revoke: (device: string, proof: Proof) => ask<Done>('DELETE', `me/devices/${device}`, proof),
  endOthers: (proof: Proof) => ask<Done>('POST', 'me/devices/end', proof),
  exportAddress: () => url('me/export'),
  deleteMe: (proof: Proof) => ask<Done>('POST', 'me/delete', proof),
  notices: () => ask<NoticeInfo>('GET', 'me/notices'),
  wish: (wishes: NoticeWishes) => ask<NoticeInfo>('PUT', 'me/notices', wishes),
  test: (channel: 'push' | 'webhook' | 'mail', id = '') =>
    ask<Tried>('POST', 'me/notices/test', { channel, id }),
  webhooks: () => ask<Webhooks>('GET', 'me/webhooks'),
  addWebhook: (address: string, kind: string) =>
    ask<WebhookInfo>('POST', 'me/webhooks', { url: address, kind }),
  dropWebhook: (id: string) => ask<Done>('DELETE', `me/webhooks/${id}`),
  pushKey: () => ask<PushKey>('GET', 'push-key'),
  addPush: (subscription: PushSubscriptionJSON) =>
    ask<PushInfo>('POST', 'me/pushes', {
      endpoint: subscription.endpoint,
      keys: subscription.keys,
    }),
  dropPush: (id: string) => ask<Done>('DELETE', `me/pushes/${id}`),
  attention: (table: string) => ask<AttentionInfo>('GET', `tables/${table}/attention`),
  attend: (table: string, change: { seen?: number; muted?: boolean }) =>
    ask<AttentionInfo>('PUT', `tables/${table}/attention`, change),
  note: (table: string, seat: number) => ask<Note>('GET', `tables/${table}/note?seat=${seat}`),
  writeNote: (table: string, seat: number, text: string) =>
    ask<Note>('PUT', `tables/${table}/note`, { seat, text }),
};
