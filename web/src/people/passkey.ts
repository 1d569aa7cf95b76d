/** Passkeys: what the browser makes and signs, as the server reads it. */
import type { MadePasskey, PasskeyChallenge, ShownPasskey } from '../net/messages';
import { people } from '../net/people';

export function encode(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function decode(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Can this browser have passkeys for the server's name? They need a secure connection. */
export function usable(site: string): boolean {
  const here = location.hostname;
  return (
    site !== '' &&
    isSecureContext &&
    'PublicKeyCredential' in window &&
    (here === site || here.endsWith(`.${site}`))
  );
}

/** Did the person change their mind, or was there no passkey? Nothing to complain about. */
export function calledOff(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

export async function make(name: string): Promise<MadePasskey> {
  const wish = await people.newChallenge();
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: decode(wish.challenge),
      rp: { id: wish.site, name: 'Augury' },
      user: { id: new TextEncoder().encode(wish.person), name, displayName: name },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: wish.known.map((id) => ({ type: 'public-key', id: decode(id) })),
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    client_data: encode(answer.clientDataJSON),
    attestation: encode(answer.attestationObject),
  };
}

export async function show(wish?: PasskeyChallenge): Promise<ShownPasskey> {
  const asked = wish ?? (await people.challenge());
  const shown = (await navigator.credentials.get({
    publicKey: {
      challenge: decode(asked.challenge),
      rpId: asked.site,
      userVerification: 'required',
    },
  })) as PublicKeyCredential;
  const answer = shown.response as AuthenticatorAssertionResponse;
  return {
    id: shown.id,
    client_data: encode(answer.clientDataJSON),
    authenticator: encode(answer.authenticatorData),
    signature: encode(answer.signature),
  };
}
