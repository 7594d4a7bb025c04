UPDATE visits
SET fee = (SELECT MAX(v.fee) FROM visits AS v WHERE v.doctor = visits.doctor)
WHERE fee IS NULL;
