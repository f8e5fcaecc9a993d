/* Members of bit sets, straight from the digits of Python's integers. What each does is said in bitsets.py. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#if PY_VERSION_HEX >= 0x030C0000
#define DIGITS(op) (((PyLongObject *)(op))->long_value.ob_digit)
#define COUNT(op) ((Py_ssize_t)(((PyLongObject *)(op))->long_value.lv_tag >> 3))
#define NEGATIVE(op) ((((PyLongObject *)(op))->long_value.lv_tag & 3) == 2)
#else
#define DIGITS(op) (((PyLongObject *)(op))->ob_digit)
#define COUNT(op) (Py_SIZE(op) < 0 ? -Py_SIZE(op) : Py_SIZE(op))
#define NEGATIVE(op) (Py_SIZE(op) < 0)
#endif

static int fits(PyObject *mask)
{
    if (!PyLong_Check(mask)) {
        PyErr_SetString(PyExc_TypeError, "a bit set is an integer");
        return 0;
    }
    if (NEGATIVE(mask)) {
        PyErr_SetString(PyExc_ValueError, "a bit set is not negative");
        return 0;
    }
    return 1;
}

static PyObject *members(PyObject *self, PyObject *mask)
{
    if (!fits(mask))
        return NULL;
    Py_ssize_t digits = COUNT(mask), count = 0, at = 0;
    const digit *its = DIGITS(mask);
    for (Py_ssize_t i = 0; i < digits; i++)
        count += __builtin_popcount(its[i]);
    PyObject *found = PyList_New(count);
    if (found == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < digits; i++)
        for (digit left = its[i]; left; left &= left - 1) {
            PyObject *one = PyLong_FromSsize_t(i * PyLong_SHIFT + __builtin_ctz(left));
            if (one == NULL) {
                Py_DECREF(found);
                return NULL;
            }
            PyList_SET_ITEM(found, at++, one);
        }
    return found;
}

static PyObject *bits(PyObject *self, PyObject *mask)
{
    PyObject *found = members(self, mask);
    if (found == NULL)
        return NULL;
    PyObject *over = PyObject_GetIter(found);
    Py_DECREF(found);
    return over;
}

static PyObject *nth(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    if (given != 2) {
        PyErr_SetString(PyExc_TypeError, "nth(mask, at)");
        return NULL;
    }
    Py_ssize_t at = PyLong_AsSsize_t(args[1]);
    if ((at == -1 && PyErr_Occurred()) || !fits(args[0]))
        return NULL;
    Py_ssize_t digits = COUNT(args[0]);
    const digit *its = DIGITS(args[0]);
    for (Py_ssize_t i = 0; at >= 0 && i < digits; i++) {
        int here = __builtin_popcount(its[i]);
        if (at < here) {
            digit left = its[i];
            while (at-- > 0)
                left &= left - 1;
            return PyLong_FromSsize_t(i * PyLong_SHIFT + __builtin_ctz(left));
        }
        at -= here;
    }
    PyErr_SetString(PyExc_IndexError, "a bit set has fewer members");
    return NULL;
}

static PyObject *mask_of(PyObject *self, PyObject *of)
{
    PyObject *all = PySequence_Fast(of, "a bit set is made of numbers");
    if (all == NULL)
        return NULL;
    Py_ssize_t count = PySequence_Fast_GET_SIZE(all), most = -1;
    PyObject **each = PySequence_Fast_ITEMS(all), *found = NULL;
    unsigned char small[1024], *bytes = small;
    for (Py_ssize_t i = 0; i < count; i++) {
        Py_ssize_t one = PyLong_AsSsize_t(each[i]);
        if (one < 0) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "negative shift count");
            goto done;
        }
        if (one > most)
            most = one;
    }
    size_t size = (size_t)(most >> 3) + 1;
    if (most < 0) {
        found = PyLong_FromLong(0);
        goto done;
    }
    if (size > sizeof small && (bytes = PyMem_Malloc(size)) == NULL) {
        PyErr_NoMemory();
        goto done;
    }
    memset(bytes, 0, size);
    for (Py_ssize_t i = 0; i < count; i++) {
        Py_ssize_t one = PyLong_AsSsize_t(each[i]);
        bytes[one >> 3] |= 1 << (one & 7);
    }
    found = _PyLong_FromByteArray(bytes, size, 1, 0);
    if (bytes != small)
        PyMem_Free(bytes);
done:
    Py_DECREF(all);
    return found;
}

/* What stands at the members of a set, in lists of small integers and in byte arrays, as one string of bytes. */
static PyObject *picked(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    if (given < 2 || !fits(args[0])) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "picked(mask, of, ...)");
        return NULL;
    }
    Py_ssize_t digits = COUNT(args[0]), count = 0;
    const digit *its = DIGITS(args[0]);
    for (Py_ssize_t i = 0; i < digits; i++)
        count += __builtin_popcount(its[i]);
    PyObject *found = PyBytes_FromStringAndSize(NULL, count * (given - 1) * (Py_ssize_t)sizeof(int));
    if (found == NULL)
        return NULL;
    int *to = (int *)PyBytes_AS_STRING(found);
    for (Py_ssize_t n = 1; n < given; n++) {
        PyObject *of = args[n];
        int list = PyList_Check(of);
        if (!list && !PyByteArray_Check(of)) {
            PyErr_SetString(PyExc_TypeError, "picked from lists and byte arrays");
            goto failed;
        }
        Py_ssize_t size = list ? PyList_GET_SIZE(of) : PyByteArray_GET_SIZE(of);
        const unsigned char *bytes = list ? NULL : (const unsigned char *)PyByteArray_AS_STRING(of);
        for (Py_ssize_t i = 0; i < digits; i++)
            for (digit left = its[i]; left; left &= left - 1) {
                Py_ssize_t at = i * PyLong_SHIFT + __builtin_ctz(left);
                if (at >= size) {
                    PyErr_SetString(PyExc_IndexError, "picked beyond the end");
                    goto failed;
                }
                if (!list) {
                    *to++ = bytes[at];
                    continue;
                }
                long one = PyLong_AsLong(PyList_GET_ITEM(of, at));
                if (one == -1 && PyErr_Occurred())
                    goto failed;
                if (one != (int)one) {
                    PyErr_SetString(PyExc_OverflowError, "picked a number that is too large");
                    goto failed;
                }
                *to++ = (int)one;
            }
    }
    return found;
failed:
    Py_DECREF(found);
    return NULL;
}

/* Those of some numbers, or of the values of a dict, that are in a set, in their order. */
static PyObject *among(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    if (given != 2 || !fits(args[1])) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "among(numbers, mask)");
        return NULL;
    }
    Py_ssize_t digits = COUNT(args[1]), next = 0;
    const digit *its = DIGITS(args[1]);
    int dict = PyDict_Check(args[0]);
    PyObject *all = dict ? NULL : PySequence_Fast(args[0], "among numbers"), *one, *whole = NULL;
    PyObject *found = dict || all != NULL ? PyList_New(0) : NULL;
    if (found == NULL)
        goto done;
    while (dict ? PyDict_Next(args[0], &next, NULL, &one)
                : next < PySequence_Fast_GET_SIZE(all) && (one = PySequence_Fast_GET_ITEM(all, next++)) != NULL) {
        long at = PyLong_AsLong(one);
        if (at < 0) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "negative shift count");
            goto done;
        }
        if (at / PyLong_SHIFT < digits && its[at / PyLong_SHIFT] >> at % PyLong_SHIFT & 1 && PyList_Append(found, one) < 0)
            goto done;
    }
    whole = PyList_AsTuple(found);
done:
    Py_XDECREF(all);
    Py_XDECREF(found);
    return whole;
}

static PyMethodDef functions[] = {
    {"among", (PyCFunction)(void (*)(void))among, METH_FASTCALL, "Those of some numbers that are in a set."},
    {"bits", bits, METH_O, "The members of a bit set, in order."},
    {"mask_of", mask_of, METH_O, "The bit set of these members."},
    {"members", members, METH_O, "The same as a list."},
    {"nth", (PyCFunction)(void (*)(void))nth, METH_FASTCALL, "The member that has so many before it."},
    {"picked", (PyCFunction)(void (*)(void))picked, METH_FASTCALL, "What stands at the members of a set."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_bits", NULL, -1, functions};

PyMODINIT_FUNC PyInit__bits(void)
{
    return PyModule_Create(&module);
}
