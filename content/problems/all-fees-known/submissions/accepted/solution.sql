SELECT d.id, d.name
FROM doctors AS d
WHERE EXISTS (SELECT * FROM visits AS v WHERE v.doctor = d.id)
  AND NOT EXISTS (SELECT * FROM visits AS v WHERE v.doctor = d.id AND v.fee IS NULL);
