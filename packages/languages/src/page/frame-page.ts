import { PAGE_POLICY } from './tools/policy.ts';

/** Where the frame of a preview comes from. */
export const FRAME_PATH = '/api/page-frame';

/** Carries out the one script that the window around the frame sends: the page comes with it. */
export const FRAME_PAGE = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>Preview</title>
<script>
addEventListener('message', ({ source, data }) => {
  if (source === parent && typeof data?.script === 'string') (0, eval)(data.script);
}, { once: true });
</script>
</head>
</html>
`;

/**
 * The frame has an origin of its own even where it is opened by itself, and only our pages may show it. Forms may be
 * sent, else no script would hear of it; the policy lets them go nowhere.
 */
export const FRAME_POLICY = `${PAGE_POLICY}; sandbox allow-scripts allow-forms; frame-ancestors 'self'`;
export const FRAME_SANDBOX = 'allow-scripts allow-forms';
