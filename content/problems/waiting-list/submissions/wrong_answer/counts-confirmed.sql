SELECT pnr, number FROM (SELECT pnr, status, ROW_NUMBER() OVER (PARTITION BY train, travel_date ORDER BY pnr) AS number FROM bookings) WHERE status = 'WL' ORDER BY pnr;
