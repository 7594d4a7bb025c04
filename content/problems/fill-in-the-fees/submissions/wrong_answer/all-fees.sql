UPDATE visits SET fee = (SELECT MAX(v.fee) FROM visits v WHERE v.doctor = visits.doctor);
