import { serveTasks } from '../../platform/worker-threads/serve-tasks.ts';
import { certificatePdf, type PrintedCertificate } from './certificate-pdf.ts';

serveTasks({
  priority: 10,
  work: async (printed: PrintedCertificate) => new Uint8Array(await certificatePdf(printed)),
});
