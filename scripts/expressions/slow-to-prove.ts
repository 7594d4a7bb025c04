/**
 * Expressions that are linear, as recheck found, and for each of which it needs a second or more: `npm run thorough`
 * proves them again. One that is changed is another one, which each test run proves.
 */
export const SLOW_TO_PROVE: readonly string[] = [
  String.raw`/(?:FATAL|PANIC|error):\s*(.*)/g`,
  String.raw`/(?:^|; ?)(?:__Host-)?lti=([\w-]{43})(?:;|$)/`,
  String.raw`/:\/\/|www\.|[\p{L}\p{N}]{2}[.\u3002\uff0e\uff61]\p{L}{2}|[.\u3002\uff0e\uff61]\p{L}{2,}\//iu`,
  String.raw`/\.m3u8|^https:\/\/(?:[\w-]+\.)*youtu/`,
  String.raw`/\/data\/secret\/[^/]+\.(?:in|ans)$|\/data\/large\/|\.(?:mp4|webm|m4a|mp3)$/`,
  String.raw`/^## (?:Input|Output|Constraints)[ \t]*(?:\n|$)/gm`,
  String.raw`/^(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|pg_internal\.init|pgsql_tmp.*)$/`,
  String.raw`/^(?:title|questions\.\d+\.(?:question|explanation|(?:correct|wrong)\.\d+(?:\.(?:text|because))?))$/`,
  String.raw`/^.*(?:error|FATAL):.*$/m`,
  String.raw`/^O\([^()]{1,30}(?:\([^()]{1,20}\))?[^()]{0,20}\)$/`,
  String.raw`/^[ \t]*(?:- )?kind: ["']?trace\b/m`,
  String.raw`/^[0-9a-f-]{36}$/`,
  String.raw`/^[0-9a-f]{64}$/i`,
  String.raw`/^[\p{L}\p{M}\p{N}-]{1,63}$/u`,
  String.raw`/^[a-z\d-]{1,63}(\.[a-z\d-]{1,63}){1,8}$/`,
  String.raw`/^\/api\/runner\/(?:execute|try|progress|console\/[^/]+\/events)\b/`,
  String.raw`/^\/learn\/([^/]+)\/|[?&]in=([^&]+)/`,
  String.raw`/^\tat abhyas\.recorder_*\..*\n/gm`,
  String.raw`/^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)([\w-]{11})/`,
];
