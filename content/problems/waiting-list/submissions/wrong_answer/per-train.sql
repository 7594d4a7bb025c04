SELECT pnr, ROW_NUMBER() OVER (PARTITION BY train ORDER BY pnr) AS number FROM bookings WHERE status = 'WL' ORDER BY pnr;
