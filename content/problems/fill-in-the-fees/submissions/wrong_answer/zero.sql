UPDATE visits SET fee = COALESCE((SELECT MAX(v.fee) FROM visits v WHERE v.doctor = visits.doctor), 0) WHERE fee IS NULL;
