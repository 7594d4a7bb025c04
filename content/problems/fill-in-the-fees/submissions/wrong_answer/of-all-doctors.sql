UPDATE visits SET fee = (SELECT MAX(fee) FROM visits) WHERE fee IS NULL;
