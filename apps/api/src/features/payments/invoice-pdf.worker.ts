import { serveTasks } from '../../platform/worker-threads/serve-tasks.ts';
import { invoicePdf, type DrawnInvoice } from './invoice-pdf.ts';

serveTasks({ priority: 10, work: async (drawn: DrawnInvoice) => new Uint8Array(await invoicePdf(drawn)) });
