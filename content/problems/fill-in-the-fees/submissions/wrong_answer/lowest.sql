UPDATE visits SET fee = (SELECT MIN(v.fee) FROM visits v WHERE v.doctor = visits.doctor) WHERE fee IS NULL;
