SELECT d.id, d.name FROM doctors d WHERE EXISTS (SELECT * FROM visits v WHERE v.doctor = d.id AND v.fee IS NOT NULL);
