import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

type OwnCookie = 'session' | 'device'

/** A cookie of the gateway's own, as the browser sent it. */
export function readOwnCookie(context: Context, name: OwnCookie): string | undefined {
  return getCookie(context, fullName(context, name))
}

/** No script can read it, and no other site makes a browser send it. Without a time it ends with the browser. */
export function setOwnCookie(context: Context, name: OwnCookie, value: string, maxAgeS?: number): void {
  const lasting = maxAgeS === undefined ? {} : { maxAge: maxAgeS }
  setCookie(context, fullName(context, name), value, { ...attributes(context), ...lasting })
}

/** Takes it back. */
export function deleteOwnCookie(context: Context, name: OwnCookie): void {
  deleteCookie(context, fullName(context, name), attributes(context))
}

/** `__Host-` binds a cookie to this host; browsers take it over HTTPS only. */
function fullName(context: Context, name: OwnCookie): string {
  return isSecure(context) ? `__Host-${name}` : name
}

function attributes(context: Context) {
  return { httpOnly: true, secure: isSecure(context), sameSite: 'Strict' as const, path: '/' }
}

/** By SITE_URL: a proxy that forgets to say https must not cost a cookie its protection. */
function isSecure(context: Context): boolean {
  return context.get('secure') === true
}
