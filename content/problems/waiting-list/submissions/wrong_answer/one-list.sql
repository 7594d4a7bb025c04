SELECT pnr, ROW_NUMBER() OVER (ORDER BY pnr) AS number FROM bookings WHERE status = 'WL' ORDER BY pnr;
