UPDATE bookings SET fare = fare * 60 / 100 WHERE status <> 'CAN';
