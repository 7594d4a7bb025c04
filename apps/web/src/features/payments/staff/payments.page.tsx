import { Navigate, Route, Routes } from 'react-router';

import { AccessPage } from '../../entitlements/staff/access.page.tsx';
import { MonthPage } from './month.page.tsx';
import { OfflinePage } from './offline.page.tsx';
import { OrderPage } from './order.page.tsx';
import { OrdersPage } from './orders.page.tsx';
import { PaymentsFrame } from './payments-frame.tsx';
import { PricesPage } from './prices.page.tsx';
import { SellerPage } from './seller.page.tsx';

/** The payments console. */
export function PaymentsPage() {
  return (
    <Routes>
      <Route index element={<OrdersPage />} />
      <Route path="orders/:orderId" element={<OrderPage />} />
      <Route path="offline" element={<OfflinePage />} />
      <Route
        path="access"
        element={
          <PaymentsFrame>
            <AccessPage />
          </PaymentsFrame>
        }
      />
      <Route path="month" element={<MonthPage />} />
      <Route path="prices" element={<PricesPage />} />
      <Route path="seller" element={<SellerPage />} />
      <Route path="*" element={<Navigate to="/notfound" replace />} />
    </Routes>
  );
}
